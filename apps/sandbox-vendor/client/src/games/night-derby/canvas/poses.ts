/** So many pictures make a stride, each shown for 27 milliseconds. */
const strideSteps = 16;
/** How far a horse that waits shifts its weight to either side, in strides, and in how many steps. */
const sway = 0.02;
const swaySteps = 4;

/** Poses are numbered; those of a gallop come first. */
export const poseCount = strideSteps + swaySteps * 2 + 1;

/** `phase` of a stride, from 0 to 1. */
export function galloping(phase: number): number {
  return Math.floor(phase * strideSteps) % strideSteps;
}

export function standing(frameMs: number, lane: number): number {
  return strideSteps + swaySteps + Math.round(swaySteps * Math.sin(frameMs / 700 + lane * 1.3));
}

/** The phase of a stride that a pose shows. */
export function phaseOf(pose: number): number {
  return pose < strideSteps ? pose / strideSteps : ((pose - strideSteps - swaySteps) / swaySteps) * sway;
}
