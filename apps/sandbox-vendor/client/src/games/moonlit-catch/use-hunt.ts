import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShotAnswer } from '../../../../src/games/moonlit-catch/play-api.ts';
import type { PlayApi } from '../../api.ts';
import type { SynthSound } from '../../sound.ts';
import type { StepsController } from '../../steps/steps-controller.ts';
import type { PondStage } from './canvas/pond-stage.ts';
import { isSettling, magazineOf, type ToldMagazine } from './magazine.ts';
import { PondLink, type Trouble } from './pond-link.ts';

/** How long the server may take to close a magazine that was left alone. */
const graceMs = 3000;
/** How often the page asks what an emptied magazine came to, until it is told. */
const settlingAskMs = 300;

/** What the player is told under the pond. */
export type Word =
  | { kind: 'none' | 'gone' | 'too-fast' | 'miss' }
  | { kind: 'hit'; fish: string; amount: number };

export interface Hunt {
  link: PondLink;
  /** Null while connected. */
  trouble: Trouble | null;
  told: ToldMagazine | null;
  word: Word;
  others: number;
  attach(stage: PondStage): void;
  shoot(fishId: number): void;
  /** Sits down again, after the seat was given to others. */
  comeBack(): void;
}

/** A seat at the pond, and the player's shots. */
export function useHunt(
  api: PlayApi,
  controller: StepsController,
  sound: SynthSound,
  { isPlay, idleMs }: { isPlay: boolean; idleMs: number },
): Hunt {
  const link = useMemo(() => new PondLink(api), [api]);
  const stage = useRef<PondStage | undefined>(undefined);
  const [trouble, setTrouble] = useState<Hunt['trouble']>(null);
  const [told, setTold] = useState<ToldMagazine | null>(null);
  const settling = isSettling(magazineOf(controller.view(), told));
  const [word, setWord] = useState<Word>({ kind: 'none' });
  const [others, setOthers] = useState(0);
  const lastShotMs = useRef(0);

  useEffect(() => {
    if (!isPlay) return;
    link.sit({
      shot: (shot) => stage.current?.show(shot),
      trouble: setTrouble,
      over: (error) => controller.close(error),
    });
    const timer = setInterval(() => setOthers(link.waters.boats.length), 1000);
    return () => {
      clearInterval(timer);
      link.leave();
    };
  }, [link, controller, isPlay]);

  useEffect(() => {
    let openedMs = 0;
    let roundId: string | undefined;
    const timer = setInterval(() => {
      const { open } = controller.view();
      if (open?.roundId !== roundId) [roundId, openedMs] = [open?.roundId, Date.now()];
      const quietMs = Date.now() - Math.max(lastShotMs.current, openedMs);
      // The server closes a magazine that is left alone; the page asks what it came to.
      if (open && quietMs > idleMs + graceMs) {
        openedMs = Date.now();
        void controller.reload();
      }
    }, 1000);
    return () => clearInterval(timer);
  }, [controller, idleMs]);

  useEffect(() => {
    if (!settling) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      await controller.reload();
      if (!isOver) timer = setTimeout(ask, settlingAskMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [controller, settling]);

  const shoot = useCallback(
    (fishId: number) => {
      const { open } = controller.view();
      const name = link.waters.fish.get(fishId)?.name;
      if (!open || name === undefined) return;
      lastShotMs.current = Date.now();
      stage.current?.launch(fishId);
      sound.press();
      const take = (answer: ShotAnswer) => {
        setWord(wordOf(answer, name, open.choice as { bulletAmount: number }));
        if (answer.kind === 'refused') return void controller.reload();
        if (answer.kind !== 'fired') return;
        const { roundId } = open;
        const next = { roundId, left: answer.left, paidSoFar: answer.paidSoFar };
        // Answers may overtake each other: the fewer are left, the later it was.
        setTold((held) => (held?.roundId === roundId && held.left < next.left ? held : next));
        if (answer.paid > 1) sound.win(answer.paid < 20 ? 'small' : 'big');
      };
      void link.shoot(fishId).then(take, () => void controller.reload());
    },
    [link, controller, sound],
  );
  const attach = useCallback((attached: PondStage) => {
    stage.current = attached;
  }, []);
  const comeBack = useCallback(() => link.comeBack(), [link]);

  return { link, trouble, told, word, others, attach, shoot, comeBack };
}

function wordOf(answer: ShotAnswer, fish: string, { bulletAmount }: { bulletAmount: number }): Word {
  if (answer.kind === 'returned') return { kind: answer.reason === 'too-fast' ? 'too-fast' : 'gone' };
  if (answer.kind === 'refused') return { kind: 'none' };
  return answer.paid > 0 ? { kind: 'hit', fish, amount: answer.paid * bulletAmount } : { kind: 'miss' };
}
