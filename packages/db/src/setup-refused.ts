/** What a person has to put right before setup may go on. Its message is the sentence to show, without a stack. */
export class SetupRefused extends Error {
  override readonly name = 'SetupRefused';
}
