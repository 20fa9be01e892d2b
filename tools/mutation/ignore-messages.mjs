const WHY = 'The message of an error is for a log: nothing decides by it.';

/** StrykerJS asks this for every node of the code: what it names a reason for, it leaves alone. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'messages',
    value: { shouldIgnore: (path) => (isMessage(path) ? WHY : undefined) },
  },
];

/** A text that is made for an error which is thrown at once. */
function isMessage(path) {
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return false;
  return (
    path.parentPath?.isNewExpression() === true && path.parentPath.parentPath?.isThrowStatement() === true
  );
}
