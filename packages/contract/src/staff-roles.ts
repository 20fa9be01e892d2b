/** Who works at a console. An operator has one role or several, and may do what any of them may. */
export const staffRoles = [
  'owner',
  'supervisor',
  'cashier',
  'trader',
  'support',
  'content',
  'readOnly',
] as const;
export type StaffRole = (typeof staffRoles)[number];
