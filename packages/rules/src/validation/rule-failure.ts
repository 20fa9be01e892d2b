/** The first rule a form breaks: the field to focus, the text to show and, where the rule has one, its result code. */
export type RuleFailure<Field extends string> = {
  readonly field: Field;
  readonly messageKey: string;
  readonly code?: string;
};

/** A rule that the server refuses with its own result code; its text is the text of that code. */
export function codeFailure<Field extends string>(field: Field, code: string): RuleFailure<Field> {
  return { field, messageKey: `api.${code}`, code };
}

export function isBlank(value: string | null | undefined): boolean {
  return value === undefined || value === null || value.trim() === '';
}
