/** What an input has into which the six digits of an authenticator are typed. */
export const sixDigits = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 } as const;
