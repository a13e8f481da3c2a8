import type { Knex } from 'knex';
import { tellOthers, tellOthersWith, type News } from './others.js';

/** Keeps something that is remembered in step with a kind of change. */
export interface Follower<Message> {
  follow(message: Message): void;
  /** Lets go of everything: a message may have been missed. */
  forget(): void;
}

/** What Strapi gives to whatever runs within a transaction. */
export interface Transaction {
  trx: Knex;
  onCommit: (act: () => void) => void;
  onRollback: (act: () => void) => void;
}

/**
 * A kind of change by which something goes stale that processes remember. Whoever changes it announces that; whoever
 * remembers it compares versions or follows. Neither knows the other, and all processes on the same database hear of it.
 *
 * A message goes to other processes as JSON.
 */
export class Change<Message = void> {
  #version = 0;
  #mark: string | undefined;
  /** What transactions have told and nobody has heard of yet, this process neither. */
  readonly #onTheirWay = new Set<string>();
  readonly #followers: Follower<Message>[] = [];

  /** @param name of this kind, the same in all processes */
  constructor(readonly name: string) {
    changes.set(name, this);
  }

  /** Goes up with every change; what was read at an older version is stale. Each process counts for itself. */
  get version(): number {
    return this.#version;
  }

  /** Names the last change that was heard of, by the same name in all processes; nothing where there is only one. */
  get mark(): string | undefined {
    return this.#mark;
  }

  /** Of what is committed, or is only the clock's. */
  announce(message: Message): void {
    this.#follow(message);
    // Told from here on, after all that was heard; what others tell later names it in all of them.
    this.#mark = tellOthers({ change: this.name, message }) ?? this.#mark;
  }

  /** Of what a transaction changes: heard of once it is committed, by all in the order of commits, and else never. */
  async announceAtCommit({ trx, onCommit, onRollback }: Transaction, message: Message): Promise<void> {
    const id = await tellOthersWith(trx, { change: this.name, message });
    if (id !== undefined) {
      this.#onTheirWay.add(id);
      onRollback(() => this.#onTheirWay.delete(id));
    }
    onCommit(() => {
      this.#follow(message);
      // Who asks at once finds another name already. What has been heard of by now was committed later.
      if (id !== undefined && this.#onTheirWay.has(id)) this.#mark = id;
    });
  }

  followedBy(follower: Follower<Message>): void {
    this.#followers.push(follower);
  }

  /** Follows what another process has announced, and notes what this one has as told to all. */
  hear({ id, isOwn, message, isMissed }: News): void {
    this.#mark = id;
    this.#onTheirWay.delete(id);
    if (isOwn) return;
    if (isMissed) this.missed(id);
    else this.#follow(message as Message); // of the same name, of the same build
  }

  missed(mark?: string): void {
    this.#version += 1;
    this.#mark = mark ?? this.#mark;
    this.#onTheirWay.clear();
    for (const follower of this.#followers) follower.forget();
  }

  #follow(message: Message): void {
    this.#version += 1;
    for (const follower of this.#followers) follower.follow(message);
  }
}

const changes = new Map<string, Pick<Change, 'hear' | 'missed'>>();

/** For whoever cannot know what was announced in the meantime: everything that is remembered is read anew. */
export function forgetEverything(mark?: string): void {
  for (const change of changes.values()) change.missed(mark);
}

/** Follows what a process has told all. */
export function hearNews(news: News): void {
  if (news.change === undefined) forgetEverything(news.id);
  else changes.get(news.change)?.hear(news);
}
