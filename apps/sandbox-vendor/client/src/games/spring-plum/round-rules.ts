import { mathVersion, rules } from '../../../../src/games/spring-plum/rules.ts';
import { tableRoundRules } from '../../slot/table-round-rules.ts';

export default tableRoundRules(rules, mathVersion);
