const failuresToOpen = 5;
const openMs = 1000;

/**
 * Stops asking a service that fails again and again, so that visitors get their answer at once and
 * requests do not pile up behind its time-outs. One try a second finds out when it is back.
 */
export class Circuit {
  #failures = 0;
  #nextTryAt = 0;

  constructor(private readonly now: () => number = Date.now) {}

  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }

  /** Whether to ask at all. While open, one caller a second may. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.now() < this.#nextTryAt) return false;
    this.#nextTryAt = this.now() + openMs;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.isOpen) this.#nextTryAt = this.now() + openMs;
  }
}
