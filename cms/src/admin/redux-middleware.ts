/** As Redux has it, for the desk's store: what an action is handed through before the store takes it. */
export type ReduxMiddleware<Payload> = () => (
  next: (action: ReduxAction<Payload>) => unknown,
) => (action: ReduxAction<Payload>) => unknown;

interface ReduxAction<Payload> {
  type: string;
  payload?: Payload;
}
