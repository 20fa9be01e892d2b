type Switches = Readonly<Record<string, boolean>>;

interface SetSwitches<S extends Switches> {
  /** Every switch as it is now. */
  readonly now: S;
  /** Those that were sent alone, for the audit log. */
  readonly facts: { readonly before: Switches; readonly after: Switches };
}

/** Sets what was sent over what a locked row says; whatever else somebody set meanwhile stays. */
export function setSwitches<S extends Switches>(
  held: S,
  sent: { readonly [K in keyof S]: boolean | undefined },
): SetSwitches<S> {
  const after = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ) as Switches;
  const before = Object.fromEntries(Object.entries(held).filter(([name]) => name in after));
  return { now: { ...held, ...after }, facts: { before, after } };
}
