export { accrueDeposit } from './accrue-deposit.ts';
export { accrueLosing } from './accrue-losing.ts';
export { accrueSignUp } from './accrue-sign-up.ts';
export { convertComp } from './convert-comp.ts';
export { giveApprovedPoints } from './give-approved-points.ts';
export { grantPoints } from './grant-points.ts';
export { pointPlug } from './plug.ts';
export { takeBackApprovedPoints } from './take-back-points.ts';
