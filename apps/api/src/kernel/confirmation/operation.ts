import type { FailureOf, OperationLine, OperationOutcome } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Failure } from '../failure.ts';
import type { Session } from '../sessions.ts';
import type { Site } from '../sites.ts';

/** Who is shown an operation and confirms it, at one session: an operator or a member. */
export interface Confirmer {
  readonly site: Site;
  readonly session: Session;
  readonly operatorId?: number;
  readonly memberId?: number;
}

/** One operation as it is now. */
export interface Operation {
  /** What its operator is shown, in order; what is undefined is left out. */
  readonly lines: readonly (ShownLine | undefined)[];
  /** Whose data that is. */
  readonly memIds: readonly string[];
  /** What else it was put together from: where anything of it is another one, the operation is another one. */
  readonly state: Readonly<Record<string, string | number | boolean | null>>;
}

export type ShownLine =
  | {
      readonly name: 'setting';
      readonly setting: ShownSetting;
      readonly text?: undefined;
      readonly amount?: undefined;
    }
  | {
      readonly name: Exclude<OperationLine, 'outcome' | 'setting'>;
      readonly text: string;
      readonly amount?: undefined;
      readonly setting?: undefined;
    }
  | {
      readonly name: Exclude<OperationLine, 'outcome' | 'setting'>;
      readonly amount: number;
      readonly text?: undefined;
      readonly setting?: undefined;
    }
  | {
      readonly name: 'outcome';
      readonly text: OperationOutcome;
      readonly amount?: undefined;
      readonly setting?: undefined;
    };

/** A setting that would be another one; its values are JSON, as they are kept. */
interface ShownSetting {
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

/** What a call would refuse in any case, said where its operation is only shown: nobody gives a password for what cannot be. */
export type ShownRefusal = Failure<FailureOf<'/api/console/confirmation/show'>>;

/**
 * What an operation would do now; undefined where there is nothing that it could be about. What it reads it locks, in the order of the
 * handler: nothing of it is another one by the time that the handler moves anything.
 */
export type Describe<Context, Body> = (
  tx: Tx,
  context: Context,
  body: Omit<Body, 'idempotencyKey'>,
) => Promise<Operation | ShownRefusal | undefined>;
