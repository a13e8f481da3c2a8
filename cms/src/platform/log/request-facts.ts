import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestFacts {
  /** The portal's, which its own lines and the visitor's answer carry too. */
  requestId: string;
}

const facts = new AsyncLocalStorage<RequestFacts>();

/** Whatever is logged by the work belongs to this request. */
export function duringRequest<Result>(request: RequestFacts, work: () => Result): Result {
  return facts.run(request, work);
}

/** Nothing outside of a request, as in a job. */
export function currentRequestId(): string | undefined {
  return facts.getStore()?.requestId;
}
