import { CallError } from '@hanpan/client';
import type { OwnLimit } from '@hanpan/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someLimits } from '../test/fixtures.ts';
import {
  findToast,
  hourMs,
  inHours,
  openDialog,
  type Responses,
  rowOf,
  said,
  typeAmount,
  visit,
} from './protection-world.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a less strict limit that was asked for', () => {
  const waiting = (change: Partial<OwnLimit['wanted'] & object> = {}) =>
    someLimits({
      'stake.day': {
        amount: 50_000,
        wanted: { amount: 80_000, from: inHours(-1), until: inHours(100), ...change },
      },
    });

  test('[RG-2] is confirmed once its day is over', async () => {
    const { sent } = visit(waiting(), {
      '/api/protection/confirmLimit': () => someLimits({ 'stake.day': { amount: 80_000 } }),
    });
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    expect(row.getByText(/지금 확정할 수 있습니다/)).toBeTruthy();
    fireEvent.click(row.getByRole('button', { name: '베팅 한도 (하루) 변경 확정' }));
    await waitFor(() => expect(screen.queryByText('신청한 한도')).toBeNull());
    expect(sent('/api/protection/confirmLimit')).toEqual([{ kind: 'stake', period: 'day' }]);
    expect((await rowOf('베팅 한도 (하루) 바꾸기')).textContent).toContain('80,000원');
  });

  test('[RG-2] is taken back, also while it waits, and nothing else is asked for', async () => {
    const { sent } = visit(waiting({ amount: null, from: inHours(20) }), {
      '/api/protection/dropLimit': () => someLimits({ 'stake.day': { amount: 50_000 } }),
    });
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    expect(row.getByText('한도 없음')).toBeTruthy();
    expect(row.queryByRole('button', { name: /확정/ })).toBeNull();
    const button = row.getByRole('button', { name: '베팅 한도 (하루) 변경 신청 취소' });
    button.focus();
    fireEvent.click(button);
    expect(await findToast('기다리는 변경 신청이 이제 없습니다. 지금 한도: 50,000원')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('신청한 한도')).toBeNull());
    expect(sent('/api/protection/dropLimit')).toEqual([{ kind: 'stake', period: 'day' }]);
    expect(sent('/api/protection/setLimit')).toEqual([]);
    expect(document.activeElement).toBe(row.getByRole('button', { name: '베팅 한도 (하루) 바꾸기' }));
  });

  test('[RG-2] that was taken back after the limit had changed in another window says what stands now', async () => {
    visit(waiting(), {
      '/api/protection/dropLimit': () => someLimits({ 'stake.day': { amount: 20_000 } }),
    });
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    fireEvent.click(row.getByRole('button', { name: '베팅 한도 (하루) 변경 신청 취소' }));
    expect(await findToast('기다리는 변경 신청이 이제 없습니다. 지금 한도: 20,000원')).toBeTruthy();
    expect((await rowOf('베팅 한도 (하루) 바꾸기')).textContent).toContain('하루20,000원');
  });

  test('that cannot be confirmed any more says so where it stood, after the limits were read again', async () => {
    const refusal = '지금 확정할 수 있는 한도 변경이 없습니다.';
    let limits = waiting();
    visit(limits, {
      '/api/protection/limits': () => limits,
      '/api/protection/confirmLimit': () => {
        limits = someLimits({ 'stake.day': { amount: 30_000 } });
        return Promise.reject(new CallError('X008', refusal));
      },
      '/api/protection/setLimit': () => limits,
    });
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    const button = row.getByRole('button', { name: '베팅 한도 (하루) 변경 확정' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(row.queryByText('신청한 한도')).toBeNull());
    expect((await rowOf('베팅 한도 (하루) 바꾸기')).textContent).toContain('하루30,000원');
    expect(row.getByText(refusal)).toBeTruthy();
    const change = row.getByRole('button', { name: '베팅 한도 (하루) 바꾸기' });
    expect(document.activeElement).toBe(change);
    fireEvent.click(change);
    expect(row.queryByText(refusal)).toBeNull();
  });

  test('that was refused and can be tried again keeps its button and the focus on it', async () => {
    visit(waiting(), {
      '/api/protection/confirmLimit': () =>
        Promise.reject(new CallError('E429', '잠시 뒤에 다시 시도해 주세요.')),
    });
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    const button = row.getByRole<HTMLButtonElement>('button', { name: '베팅 한도 (하루) 변경 확정' });
    button.focus();
    fireEvent.click(button);
    // A browser takes the focus off a button that is disabled, be it for a moment.
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(await row.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });

  test('[RG-2] is no more to be confirmed once its week is over, although the page has not read that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const until = inHours(1);
    visit(waiting({ until }));
    const row = within(await rowOf('베팅 한도 (하루) 바꾸기'));
    row.getByRole('button', { name: '베팅 한도 (하루) 변경 확정' }).focus();
    await act(() => vi.advanceTimersByTimeAsync(hourMs));
    expect(await row.findByText(`${said(until)}까지 확정하지 않아 신청이 사라졌습니다.`)).toBeTruthy();
    expect(row.getAllByRole('button')).toHaveLength(1);
    expect(document.activeElement).toBe(row.getByRole('button', { name: '베팅 한도 (하루) 바꾸기' }));
  });

  describe('and the dialog of its limit', () => {
    const name = '베팅 한도 (하루) 바꾸기';
    let from = '';
    let until = '';
    let between = '';
    beforeEach(() => {
      from = inHours(5);
      until = inHours(5 + 24 * 7);
      between = `${said(from)}부터 ${said(until)}까지`;
    });
    const open = async (amount: number | null, responses: Responses = {}) => {
      const world = visit(waiting({ amount, from, until }), responses);
      await rowOf(name);
      return { ...world, dialog: await openDialog(name) };
    };

    test('[RG-2] the same asked for again is said to keep its moments, and so does what follows', async () => {
      const { dialog } = await open(80_000, {
        '/api/protection/setLimit': () => waiting({ from, until }),
      });
      typeAmount(dialog, '80000');
      expect(dialog.getByText(new RegExp(`이미 신청한 한도입니다. ${between} 확정할 수 있고`))).toBeTruthy();
      fireEvent.click(dialog.getByRole('button', { name: '저장' }));
      expect(await findToast(`신청한 한도: 80,000원. ${between} 확정할 수 있습니다.`)).toBeTruthy();
    });

    test.each([
      ['50000', '지금 한도와 같습니다.', 50_000],
      ['40000', '저장하면 바로 적용됩니다.', 40_000],
    ])(
      '[RG-2] %s is said to drop what was asked for, before and afterwards',
      async (typed, effect, amount) => {
        const { dialog } = await open(80_000, {
          '/api/protection/setLimit': () => someLimits({ 'stake.day': { amount } }),
        });
        typeAmount(dialog, typed);
        expect(dialog.getByText(`${effect} 앞서 신청한 한도(80,000원)는 취소됩니다.`)).toBeTruthy();
        fireEvent.click(dialog.getByRole('button', { name: '저장' }));
        const holds = `지금부터 적용되는 한도: ${amount.toLocaleString('ko')}원.`;
        expect(await findToast(`${holds} 앞서 신청한 한도(80,000원)는 취소되었습니다.`)).toBeTruthy();
      },
    );

    test('[RG-2] another one is said to take its place', async () => {
      const { dialog } = await open(80_000);
      typeAmount(dialog, '90000');
      expect(
        dialog.getByText(/^지금보다 높은 한도입니다.*앞서 신청한 한도\(80,000원\)는 취소됩니다.$/),
      ).toBeTruthy();
      expect(
        dialog.getByText(/바로 없어지지 않고.*앞서 신청한 한도\(80,000원\)는 취소됩니다.$/),
      ).toBeTruthy();
    });

    test('[RG-2] a removal that was asked for already is said to keep its moments', async () => {
      const { dialog, sent } = await open(null, {
        '/api/protection/setLimit': () => waiting({ amount: null, from, until }),
      });
      const sentence = `한도를 없애는 신청을 이미 하셨습니다. ${between} 확정할 수 있습니다.`;
      expect(dialog.getByText(sentence)).toBeTruthy();
      fireEvent.click(dialog.getByRole('button', { name: '한도 없애기' }));
      expect(await findToast(`신청한 한도: 한도 없음. ${between} 확정할 수 있습니다.`)).toBeTruthy();
      expect(sent('/api/protection/setLimit')).toEqual([{ kind: 'stake', period: 'day', amount: null }]);
    });

    test('[RG-2] a list that is read again while it is open changes its sentences', async () => {
      let limits = waiting({ from, until });
      const { dialog, push, sent } = await open(80_000, { '/api/protection/limits': () => limits });
      typeAmount(dialog, '80000');
      expect(dialog.getByText(/^이미 신청한 한도입니다/)).toBeTruthy();
      limits = someLimits({ 'stake.day': { amount: 90_000 } });
      await push('bet', {} as never);
      expect(await dialog.findByText('지금 한도: 90,000원')).toBeTruthy();
      expect(dialog.getByText('저장하면 바로 적용됩니다.')).toBeTruthy();
      expect(sent('/api/protection/limits').length).toBeGreaterThan(1);
    });
  });
});
