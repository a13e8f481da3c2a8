import { describe, expect, it } from 'vitest';
import { Change, forgetEverything } from '../changes.js';
import { remembering } from '../remembering.js';

describe('What is remembered until something changes', () => {
  const counting = (change: Change, max = 10) => {
    let reads = 0;
    const remembered = remembering<string>({ until: change, max });
    return (key: string) => remembered(key, async () => `${key} ${(reads += 1)}`);
  };

  it('is read once for each key, however many ask at once', async () => {
    const ask = counting(new Change('change 1'));
    expect(await Promise.all([ask('en'), ask('en'), ask('ar')])).toEqual(['en 1', 'en 1', 'ar 2']);
  });

  it('is read anew after its own change, and after no other', async () => {
    const [own, other] = [new Change('change 2'), new Change('change 3')];
    const ask = counting(own);
    await ask('en');
    other.announce();
    expect(await ask('en')).toBe('en 1');
    own.announce();
    expect(await ask('en')).toBe('en 2');
  });

  it('is stale where the change came while it was read', async () => {
    const change = new Change('change 4');
    const ask = counting(change);
    const begun = ask('en');
    change.announce();
    expect(await ask('en')).toBe('en 2');
    expect(await begun).toBe('en 1');
  });

  it('does not hold a failure', async () => {
    const remembered = remembering<string>({ until: new Change('change 5'), max: 1 });
    await expect(remembered('en', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await remembered('en', async () => 'there')).toBe('there');
  });

  it('is bounded', async () => {
    const ask = counting(new Change('change 6'), 2);
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect([await ask('c'), await ask('a')]).toEqual(['c 3', 'a 4']);
  });
});

describe('A follower', () => {
  it('is told each change in order, and forgets all where some may have been missed', () => {
    const change = new Change<string>('change 7');
    const heard: string[] = [];
    change.followedBy({ follow: (message) => heard.push(message), forget: () => heard.push('all') });
    change.announce('one');
    change.announce('two');
    const { version } = change;
    forgetEverything();
    expect(heard).toEqual(['one', 'two', 'all']);
    expect(change.version).toBeGreaterThan(version);
  });
});
