import { Button, Input, type InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './door.module.css';

interface Props {
  ref: Ref<InputRef>;
  typed: string;
  onType: (typed: string) => void;
  onLook: () => void;
}

/** The field into which names are typed, and readers type codes. */
export function DoorSearch({ ref, typed, onType, onLook }: Props): ReactNode {
  const t = useText('door');
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onLook();
      }}
    >
      <Input
        ref={ref}
        size="large"
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        aria-label={t('typed')}
        placeholder={t('typed')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="primary" size="large" htmlType="submit">
        {t('look')}
      </Button>
    </form>
  );
}
