import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { boardJobs } from './jobs.ts';
import type { BoardServices } from './services.ts';

const world = await createWorld();
const imagePath = '/api/board/image';
const consolePath = '/api/console/board/image';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

async function picture(width = 40, height = 20): Promise<Buffer> {
  const background = { r: 10, g: 120, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
}
const base64 = async (file: Promise<Buffer> | Buffer) => (await file).toString('base64');
const send = async (member: Person, file: Promise<Buffer> | Buffer = picture()) =>
  member.call(imagePath, { data: await base64(file) });
const load = (src: string) => world.app.inject({ method: 'GET', url: src });
const prune = async () => {
  const [job] = boardJobs({ ...world.services } as unknown as BoardServices);
  await job?.run(1_000);
};

async function postWith(member: Person, images: number[], boardIdx: number | null = null): Promise<number> {
  const body = {
    idempotencyKey: newKey(),
    boardType: 'board',
    title: 'Pictures',
    content: 'Look',
    images,
    boardIdx,
  };
  return (await member.call('/api/board/{boardType}/save', body as never)).boardIdx;
}

describe('a picture', () => {
  test('[SEC-20] is encoded anew without what the file carried, and is loaded by nobody who does not know its address', async () => {
    const member = await world.member();
    const { src, width, height } = await send(member, picture(3_200, 1_000));
    expect([width, height]).toEqual([1_600, 500]);
    expect(src).toMatch(/^\/api\/board\/image\/[0-9a-f]{32}\.webp$/);
    const response = await load(src);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(response.rawPayload.includes('a secret place')).toBe(false);
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp');
    expect((await load(`/api/board/image/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
    expect((await load('/api/board/image/../../etc/passwd')).statusCode).toBe(404);
  });

  test('belongs to the post that takes it, in its order, and goes when the post goes', async () => {
    const member = await world.member();
    const [first, second] = [await send(member), await send(member)];
    const boardIdx = await postWith(member, [second.imageIdx, first.imageIdx]);
    const detail = () => member.call('/api/board/{boardType}/datail', { boardType: 'board', boardIdx });
    expect((await detail()).post.images.map(({ imageIdx }) => imageIdx)).toEqual([
      second.imageIdx,
      first.imageIdx,
    ]);
    await postWith(member, [first.imageIdx], boardIdx);
    expect((await detail()).post).toMatchObject({ hasImage: 'Y', images: [{ imageIdx: first.imageIdx }] });
    await member.call('/api/board/{boardType}/delete', { boardType: 'board', boardIdx });
    expect((await load(first.src)).statusCode).toBe(404);
  });

  test('[OPS-3] of a question that its member has deleted is still what operators see', async () => {
    const [member, operator] = [await world.member(), await world.operator()];
    const { imageIdx } = await send(member);
    const { boardIdx } = await member.call('/api/board/{boardType}/save', {
      ...({ boardType: 'qna', title: 'A question', content: 'Look', type: 'etc' } as const),
      ...{ idempotencyKey: newKey(), images: [imageIdx] },
    });
    await member.call('/api/board/{boardType}/delete', { boardType: 'qna', boardIdx });
    const { post } = await operator.call('/api/console/board/detail', { boardIdx });
    expect(post.images).toHaveLength(1);
    for (const { src } of post.images) expect((await load(src)).statusCode).toBe(200);
  });

  test('that no post takes within a day is deleted, and what was deleted goes for good after thirty', async () => {
    const member = await world.member();
    const [unused, used] = [await send(member), await send(member)];
    const boardIdx = await postWith(member, [used.imageIdx]);
    await prune();
    expect((await load(unused.src)).statusCode).toBe(200);
    world.clock.advance(25 * 3_600_000);
    await prune();
    expect([(await load(unused.src)).statusCode, (await load(used.src)).statusCode]).toEqual([404, 200]);
    // A session does not last a day.
    await world.database.run('update board_post set deleted_at = $2 where id = $1', [
      boardIdx,
      world.clock.read.date(),
    ]);
    world.clock.advance(31 * 24 * 3_600_000);
    await prune();
    const left = await world.database.rows('select id from board_post where id = $1', [boardIdx]);
    const images = await world.database.rows('select id from board_image where id = $1', [used.imageIdx]);
    expect([left, images]).toEqual([[], []]);
  });

  test('of an operator stands in a notice', async () => {
    const operator = await world.operator();
    const { src } = await operator.call(consolePath, { data: await base64(picture()) });
    const words = (text: string) => ({ ko: text, en: '', vi: '' });
    const { boardIdx } = await operator.call('/api/console/board/publish', {
      idempotencyKey: newKey(),
      boardType: 'notice',
      category: 'event',
      titles: words('With a picture'),
      contents: words(`<p>See</p><img src="${src}" onerror="x()">`),
    });
    const { post } = await world
      .guest()
      .call('/api/board/{boardType}/datail', { boardType: 'notice', boardIdx });
    expect(post.content).toBe(`<p>See</p><img src="${src}" />`);
    world.clock.advance(25 * 3_600_000);
    await prune();
    expect((await load(src)).statusCode).toBe(200);
  });

  test('of an operator that a second notice shows stays there when the first is changed or hidden', async () => {
    const operator = await world.operator();
    const { src } = await operator.call(consolePath, { data: await base64(picture()) });
    const words = (text: string) => ({ ko: text, en: '', vi: '' });
    const publish = (text: string) =>
      operator.call('/api/console/board/publish', {
        ...({ idempotencyKey: newKey(), boardType: 'notice', category: 'event' } as const),
        ...{ titles: words('With a picture'), contents: words(text) },
      });
    const shown = async (boardIdx: number) => {
      const read = { boardType: 'notice', boardIdx } as const;
      const { post } = await world.guest().call('/api/board/{boardType}/datail', read);
      return /src="([^"]+)"/.exec(post.content)?.[1] ?? '';
    };
    const first = await publish(`<img src="${src}">`);
    const second = await publish(`<p>Again</p><img src="${src}"><img src="${src}">`);
    expect(await shown(first.boardIdx)).toBe(src);
    const copy = await shown(second.boardIdx);
    expect(copy).not.toBe(src);
    await operator.call('/api/console/board/hide', {
      boardIdx: first.boardIdx,
      hiddenYn: 'Y',
      reason: 'old',
    });
    world.clock.advance(25 * 3_600_000);
    await prune();
    expect([(await load(src)).statusCode, (await load(copy)).statusCode]).toEqual([404, 200]);
  });
});

const refused = async (file: Promise<Buffer> | Buffer | string) =>
  (await world.member()).codeOf(imagePath, { data: typeof file === 'string' ? file : await base64(file) });

describe('a file that is no picture of ours', () => {
  test.each(
    refusalsOf(imagePath, {
      BD08: ['a drawing with a script inside', () => refused(Buffer.from(svg))],
      BD10: [
        'a twenty-first picture without a post',
        async () => {
          const member = await world.member();
          const data = await base64(picture(2, 2));
          for (let index = 1; index <= 20; index += 1) await member.call(imagePath, { data });
          return member.codeOf(imagePath, { data });
        },
      ],
      BD09: ['more than five megabytes', () => refused(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each(
    refusalsOf(consolePath, {
      BD08: [
        'a text',
        async () =>
          (await world.operator()).codeOf(consolePath, { data: await base64(Buffer.from('hello')) }),
      ],
      BD09: [
        'a picture that is too wide',
        async () => (await world.operator()).codeOf(consolePath, { data: await base64(picture(8_200, 2)) }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test.each([
    ['no base64', '***'],
    ['nothing', ''],
    ['a picture that breaks off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a web page that begins as a GIF', Buffer.from('GIF89a<html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('[SEC-20] %s is refused with BD08, and nothing is stored', async (_, file) => {
    expect(await refused(file)).toBe('BD08');
  });

  test('[SEC-20] fifty megabytes are not even read, and a guest sends nothing', async () => {
    const member = await world.member();
    const answer = await member.sendRaw(imagePath, JSON.stringify({ data: 'A'.repeat(50_000_000) }));
    expect([answer.status, answer.code]).toEqual([413, 'E413']);
    expect(await world.guest().codeOf(imagePath, { data: await base64(picture()) })).toBe('E401');
  });
});
