type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that say something: an empty one means the same as none, which is how shells and compose files leave one out. */
export function givenVariables(environment: Variables): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment))
    if (value !== undefined && value.trim() !== '') given[name] = value;
  return given;
}
