import type { CallPath, ResultCode } from '@hanpan/contract';

/** A field of the body that succeeds, what is said in its place, and the code that refuses it. */
type Misfit = readonly [field: string, json: string, code: ResultCode];

/**
 * What has the type of its field and fits nothing: the market of another game, a day that there is not, a name that every
 * object has. A schema lets much of it through, and the rules behind it refuse it.
 */
export const misfits: { readonly [P in CallPath]?: readonly Misfit[] } = {
  '/api/minigame/board': [
    ['game', '"POWERBALL"', 'E400'],
    ['game', '"constructor"', 'E400'],
    ['game', '["powerball"]', 'E400'],
  ],
  '/api/minigame/bet': [
    ['game', '"powerladder"', 'E404'],
    ['game', '"kino"', 'E400'],
    ['market', '"ladder_end"', 'E404'],
    ['market', '"__proto__"', 'E404'],
    ['market', '"constructor"', 'E404'],
    ['market', '"PB_ODD_EVEN"', 'E400'],
    ['pick', '"under"', 'E404'],
    ['pick', '"ODD"', 'E404'],
    ['pick', '"odd "', 'E400'],
    ['day', '"2026-02-30"', 'E400'],
    ['day', '"2027-01-01"', 'B6050'],
    ['round', '8640', 'B6050'],
    ['round', '8641', 'E400'],
    ['round', '1.5', 'E400'],
    ['odds', '1.951', 'B6010'],
    ['odds', '1.9501', 'E400'],
    ['odds', '"1.95"', 'E400'],
    ['stake', '0.5', 'B6001'],
    ['stake', '-10000', 'B6001'],
    ['stake', '9007199254740993', 'B6001'],
    ['idempotencyKey', '"1"', 'E400'],
  ],
  '/api/minigame/myBets': [
    ['game', '"all"', 'E400'],
    ['day', '"2026-02-30"', 'E400'],
    ['day', '"20261120"', 'E400'],
    ['round', '0', 'E400'],
    ['round', '8641', 'E400'],
  ],
  '/api/result/mini': [
    ['game', '"all"', 'E400'],
    ['game', '"toString"', 'E400'],
    ['day', '"2026-13-01"', 'E400'],
    ['day', '"2026-11-20T00:00:00Z"', 'E400'],
    ['page', '0', 'E400'],
    ['page', '10001', 'E400'],
  ],
  '/api/minigame/powerballResult': [
    ['page', '0', 'E400'],
    ['page', '1.5', 'E400'],
    ['page', '"1"', 'E400'],
    ['page', '10001', 'E400'],
  ],
};
