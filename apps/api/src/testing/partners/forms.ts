import type { BodyOf } from '@hanpan/contract';
import { newKey, type World } from '../world.ts';
import { sameRates } from './tree.ts';

export type PartnerForm = BodyOf<'/api/partner/create'>;

/** A form for a new store below whoever sends it, with contacts that nobody else has. */
export function partnerForm(world: World, more: Partial<PartnerForm> = {}): PartnerForm {
  const number = String(60_000_000 + world.next());
  return {
    idempotencyKey: newKey(),
    memId: `ptn${number}`,
    memNick: `partner ${number}`,
    memPass: 'four words make one',
    memPassCheck: 'four words make one',
    cashOutPass: '7391',
    memPhone: `010${number}`,
    bank: '004',
    memName: 'Kim Seoyeon',
    bankacc: `6${number}`,
    birthDate: '1990-01-01',
    partnerRank: 'PTN_5',
    parentMemId: '',
    rates: sameRates(0, 0),
    ...more,
  };
}
