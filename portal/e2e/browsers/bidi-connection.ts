interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Commands and events of WebDriver BiDi over one WebSocket, which Node 22 has and Node 20 has when it is asked. */
export class BidiConnection {
  #socket: WebSocket;
  #count = 0;
  #waiting = new Map<number, { method: string; settle: (message: Message) => void }>();
  #listeners = new Set<{ method: string; take: (params: unknown) => void }>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const id of this.#waiting.keys()) this.#take({ id, type: 'error', error: 'the browser is gone' });
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)), { once: true });
    });
    return new BidiConnection(socket);
  }

  /** @throws with the browser's own words where it refuses the command */
  async send<Result = void>(method: string, params: object): Promise<Result> {
    const id = (this.#count += 1);
    const answer = new Promise<Message>((settle) => this.#waiting.set(id, { method, settle }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${error}. ${message ?? ''}`);
    return result as Result;
  }

  /** @returns what ends it */
  listen<Params>(method: string, take: (params: Params) => void): () => void {
    const listener = { method, take: take as (params: unknown) => void };
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #take(message: Message): void {
    if (message.id === undefined) {
      for (const { method, take } of this.#listeners) if (method === message.method) take(message.params);
      return;
    }
    this.#waiting.get(message.id)?.settle(message);
    this.#waiting.delete(message.id);
  }
}
