/**
 * A failure whose message is all that the person needs: it is printed as it stands, without a stack.
 * Anything else that is thrown is a fault of ours and keeps its stack.
 */
export class ExpectedFailure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
