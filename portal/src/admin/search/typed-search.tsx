import { Input } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useSearchKey } from '../keys/use-search-key';

const typingPauseMilliseconds = 350;

interface Props {
  /** What the list is searched for, which may change elsewhere too. */
  q: string;
  hint: string;
  className: string | undefined;
  onSearch: (q: string) => void;
}

/** The search of a list: a moment after one has typed, and at once by Enter. */
export function TypedSearch({ q, hint, className, onSearch }: Props): ReactNode {
  const t = useText('admin');
  const field = useSearchKey();
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<number>(undefined);
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // One goes on typing while the list takes up what was there before.
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (q !== known) {
    const place = underWay.indexOf(q);
    setKnown(q);
    setUnderWay(underWay.slice(place + 1));
    if (place < 0) setTyped(q);
  }

  function search(): void {
    window.clearTimeout(pause.current);
    const words = typed.trim();
    if (words !== q) setUnderWay([...underWay, words]);
    onSearch(words);
  }

  return (
    <form
      ref={form}
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        prefix={<Icon name="search" />}
        aria-label={t('queue.search')}
        placeholder={hint}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          window.clearTimeout(pause.current);
          // By then another filter may have been pressed; once the list is left there is no form.
          pause.current = window.setTimeout(() => form.current?.requestSubmit(), typingPauseMilliseconds);
        }}
      />
    </form>
  );
}
