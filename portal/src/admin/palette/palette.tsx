import { readSought, writeSought } from '@scholars/contract/queues/search-reach';
import { Button } from 'antd';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { CallProblem } from '../parts/call-problem';
import { optionBy, pageOptions, recordOptions, type PaletteOption, type PalettePage } from './palette-option';
import { PaletteOptionRow } from './palette-option-row';
import styles from './palette.module.css';
import { useFoundRecords } from './use-found-records';
import { isPaletteKey } from './use-palette-key';

/** As much as the call takes. */
const textMaxLength = 200;

interface Props {
  pages: readonly PalettePage[];
  onClose: () => void;
}

/** Leads to any page by its name, and to any record by its reference, name or address. */
export function Palette({ open, pages, onClose }: Props & { open: boolean }): ReactNode {
  const t = useText('lists');
  return (
    <Dialog open={open} title={t('palette.title')} className={styles.palette} onClose={onClose}>
      {open && <PaletteSearch pages={pages} onClose={onClose} />}
    </Dialog>
  );
}

function PaletteSearch({ pages, onClose }: Props): ReactNode {
  const t = useText('lists');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { records, isUnderWay, failure, retry } = useFoundRecords(text);
  const sought = readSought(text);
  const groups = [
    { name: t('palette.pages'), options: pageOptions(pages, text) },
    { name: t('palette.records'), options: recordOptions(records, locale) },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ to }) => to === chosen) ?? options[0];
  const idOf = (option: PaletteOption) => `${id}-${option.to}`;

  function write(typed: string): void {
    setText(typed);
    setChosen(undefined);
  }

  function open(option: PaletteOption): void {
    onClose();
    if (option.page?.isDocument) window.location.assign(option.to);
    else void navigate(option.to);
  }

  function hear(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      onClose();
      return;
    }
    if (!active || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = optionBy(event.key, options, options.indexOf(active));
    if (!next && event.key !== 'Enter') return;
    event.preventDefault();
    if (!next) return open(active);
    setChosen(next.to);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  const found = options.length === 0 ? t('palette.nothing') : t('palette.found', { count: options.length });
  return (
    <>
      <input
        // The window gives the focus to this one, and not to the cross before it. React keeps the attribute to itself.
        ref={(field) => field?.setAttribute('autofocus', '')}
        id={`${id}-field`}
        className={styles.field}
        role="combobox"
        aria-label={t('palette.field')}
        placeholder={t('palette.field')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={textMaxLength}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={hear}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('palette.results')} className={styles.list}>
        {groups.map(({ name, options: ofGroup }) => (
          <div key={name} role="group" aria-label={name}>
            <div className={styles.group} aria-hidden="true">
              {name}
            </div>
            {ofGroup.map((option) => (
              <PaletteOptionRow
                key={option.to}
                id={idOf(option)}
                option={option}
                isActive={option === active}
                onPoint={() => setChosen(option.to)}
                onOpen={() => open(option)}
              />
            ))}
          </div>
        ))}
      </div>
      {failure && <CallProblem failure={failure} onRetry={retry} />}
      <div className={styles.said}>
        <p role="status">{text.trim() !== '' && !failure && (isUnderWay ? t('palette.looking') : found)}</p>
        {sought.text !== '' && (
          <Button
            type="link"
            size="small"
            onClick={() => {
              write(writeSought({ text: sought.text, isWithin: !sought.isWithin }));
              document.getElementById(`${id}-field`)?.focus();
            }}
          >
            {t(sought.isWithin ? 'reach.narrow' : 'reach.widen')}
          </Button>
        )}
      </div>
    </>
  );
}
