import { mathVersion, rules } from '../../../../src/games/lotus-lantern/rules.ts';
import { tableRoundRules } from '../../slot/table-round-rules.ts';

export default tableRoundRules(rules, mathVersion);
