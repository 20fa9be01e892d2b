import { expect } from '@playwright/test';
import { expectAccessible, watchErrors } from '../accessible.ts';
import { signInOn } from '../calls.ts';
import { layouts, test } from '../test.ts';

// A video does not begin by itself for somebody who has asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [layout, options] of layouts) {
  test.describe(`on ${layout}`, () => {
    test.use(options);

    test(`[WR-18] the powerball draw plays as a live video on ${layout}`, async ({ page }) => {
      await signInOn(page, 'member05');
      const errors = watchErrors(page);
      await page.goto('/member/live');
      const video = page.getByLabel('파워볼 추첨 생중계 영상');
      const state = () => video.evaluate(readVideo);
      await expect.poll(async () => (await state()).width, { timeout: 120_000 }).toBe(640);
      await expect.poll(async () => (await state()).isPlaying, { timeout: 120_000 }).toBe(true);
      const before = await state();
      await expect
        .poll(async () => (await state()).atSeconds, { timeout: 120_000 })
        .toBeGreaterThan(before.atSeconds + 2);
      // The brass edge of the board with the clock, and the night beside it: what the server has drawn is what is seen.
      const { brass, night } = await state();
      expectColour(brass, [196, 158, 86]);
      expectColour(night, [13, 22, 26]);
      await expect(page.getByText(/^\d+초 전 화면$/)).toBeVisible();
      await expectAccessible(page, 'live video');
      expect(errors).toEqual([]);
    });
  });
}

interface VideoState {
  readonly width: number;
  readonly isPlaying: boolean;
  readonly atSeconds: number;
  readonly brass: readonly number[];
  readonly night: readonly number[];
}

function readVideo(element: Element): VideoState {
  const video = element as HTMLVideoElement;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 352];
  const context = canvas.getContext('2d', { colorSpace: 'srgb' });
  if (video.videoWidth > 0) context?.drawImage(video, 0, 0);
  const colourAt = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
  return {
    width: video.videoWidth,
    isPlaying: !video.paused && video.readyState >= 3,
    atSeconds: video.currentTime,
    brass: colourAt(400, 41),
    night: colourAt(625, 200),
  };
}

/** Colours go through a video with two roundings and a matrix. */
function expectColour(seen: readonly number[], drawn: readonly number[]): void {
  const far = drawn.map((value, at) => Math.abs(value - (seen[at] ?? 0)));
  expect(Math.max(...far), `${seen.join()} for ${drawn.join()}`).toBeLessThanOrEqual(12);
}
