/** Keeps something that is remembered in step with a kind of change. */
export interface Follower<Message> {
  follow(message: Message): void;
  /** Lets go of everything: a message may have been missed. */
  forget(): void;
}

/**
 * A kind of change by which something goes stale that processes remember. Whoever changes it announces that, once it is
 * committed; whoever remembers it compares versions or follows. Neither knows the other.
 *
 * All processes are told here and nowhere else. There is one for now, so a message goes straight to the followers; to
 * another process it has to go as JSON.
 */
export class Change<Message = void> {
  #version = 0;
  readonly #followers: Follower<Message>[] = [];

  constructor() {
    changes.push(this);
  }

  /** Goes up with every change; what was read at an older version is stale. Each process counts for itself. */
  get version(): number {
    return this.#version;
  }

  announce(message: Message): void {
    this.#version += 1;
    for (const follower of this.#followers) follower.follow(message);
  }

  followedBy(follower: Follower<Message>): void {
    this.#followers.push(follower);
  }

  missed(): void {
    this.#version += 1;
    for (const follower of this.#followers) follower.forget();
  }
}

const changes: Pick<Change, 'missed'>[] = [];

/** For whoever cannot know what was announced in the meantime: everything that is remembered is read anew. */
export function forgetEverything(): void {
  for (const change of changes) change.missed();
}
