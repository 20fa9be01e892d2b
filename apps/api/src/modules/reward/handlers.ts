import { attendanceHandlers } from './attendance/handlers.ts';
import { couponHandlers } from './coupon/handlers.ts';
import { rotaryHandlers } from './rotary/handlers.ts';
import type { RewardServices } from './services.ts';

export function rewardHandlers(services: RewardServices) {
  return {
    ...couponHandlers(services),
    ...attendanceHandlers(services),
    ...rotaryHandlers(services),
  };
}
