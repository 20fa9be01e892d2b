import type { DrawnStage } from './drawn-stage.ts';
import { FallStage } from './fall-stage.ts';
import { ReelStage } from './reel-stage.ts';
import type { FromStage, ToStage } from './stage-messages.ts';

type Called = DrawnStage & Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Does what the page says to the stage, wherever that is drawn, and tells the page when it has been shown. */
export function stageHost(tell: (message: FromStage) => void): (message: ToStage) => void {
  let stage: Called | undefined;
  const landed = (reel: number) => tell({ type: 'landed', reel });
  return (message) => {
    switch (message.type) {
      case 'begin': {
        const { canvas } = message;
        const made =
          message.kind === 'reels'
            ? new ReelStage(canvas, message.setup, landed)
            : new FallStage(canvas, message.setup, landed);
        stage = made as unknown as Called;
        return;
      }
      case 'fit':
        return stage?.fit(message.fitting);
      case 'calm':
        return stage?.calm(message.still);
      case 'call': {
        const { id, name, args } = message;
        void Promise.resolve(stage?.[name]?.(...args)).then(() => tell({ type: 'done', id }));
      }
    }
  };
}
