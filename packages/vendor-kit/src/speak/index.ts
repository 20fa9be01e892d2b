import type { DialectName } from '../dialects/policy.ts';
import { evolutionSpeaker } from './evolution.ts';
import { gr8Speaker } from './gr8.ts';
import { highendSpeaker } from './highend.ts';
import { caletaSpeaker, hub88Speaker } from './hub88.ts';
import { kplaySpeaker } from './kplay.ts';
import { slotegratorSpeaker } from './slotegrator.ts';
import type { Speaker } from './speaker.ts';

export const speakers: Readonly<Record<DialectName, Speaker>> = {
  hub88: hub88Speaker,
  caleta: caletaSpeaker,
  evolution: evolutionSpeaker,
  highend: highendSpeaker,
  slotegrator: slotegratorSpeaker,
  gr8: gr8Speaker,
  kplay: kplaySpeaker,
};
