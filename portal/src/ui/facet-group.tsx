import type { FacetValue } from '@scholars/contract/shapes';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { classNames } from '~/lib/class-names';
import styles from './facet-group.module.css';

interface Shared {
  legend: string;
  options: readonly FacetValue[];
  /** Values chosen at present. */
  selected: readonly string[];
  /** Options beyond this many wait behind 'Show more'; chosen ones never do. */
  visible?: number;
  /** Closed from the start, e.g. for the last of many groups. */
  folded?: boolean;
}

type Props = Shared &
  (
    | {
        kind?: 'checkbox' | 'radio';
        name: string;
        /** Label of a radio for no choice, e.g. 'Any'. */ anyLabel?: string;
        hrefOf?: never;
      }
    /** Each option is a link to the list with this value put in or taken out: a path without its language. */
    | { kind: 'link'; hrefOf: (value: string) => string; name?: never; anyLabel?: never }
  );

/** One filter of a list with the number of entries each value leaves. Boxes and radios belong into a GET form. */
export function FacetGroup(props: Props) {
  const { legend, options, selected, visible = 8, folded = false } = props;
  const t = useText('shell');
  const shown = options.filter((option, i) => i < visible || selected.includes(option.value));
  const more = options.filter((option) => !shown.includes(option));
  if (options.length === 0) return null;

  const list = (some: readonly FacetValue[]) => (
    <ul className={styles.list}>
      {some.map((option) => (
        <li key={option.value}>
          <FacetOption {...props} option={option} />
        </li>
      ))}
    </ul>
  );

  return (
    <details className={styles.group} open={!folded || selected.length > 0}>
      <summary className={styles.summary}>
        <span>{legend}</span>
      </summary>
      <fieldset className={styles.fieldset}>
        <legend className="visually-hidden">{legend}</legend>
        {props.kind === 'radio' && props.anyLabel && (
          <label className={styles.option}>
            <input type="radio" name={props.name} value="" defaultChecked={selected.length === 0} />
            <span className={styles.label}>{props.anyLabel}</span>
          </label>
        )}
        {list(shown)}
        {more.length > 0 && (
          <details className={styles.more}>
            <summary>{t('kit.showMore', { count: more.length })}</summary>
            {list(more)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

function FacetOption({ option, selected, kind = 'checkbox', name, hrefOf }: Props & { option: FacetValue }) {
  const { locale } = useLocale();
  const isChosen = selected.includes(option.value);
  const words = (
    <>
      <span className={styles.label}>{option.label}</span>
      <span className={styles.count}>{formatNumber(option.count, locale)}</span>
    </>
  );
  if (hrefOf) {
    return (
      <LocaleLink
        to={hrefOf(option.value)}
        className={classNames(styles.option, styles.link)}
        aria-current={isChosen || undefined}
      >
        {words}
      </LocaleLink>
    );
  }
  return (
    <label className={styles.option}>
      <input
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        name={name}
        value={option.value}
        defaultChecked={isChosen}
      />
      {words}
    </label>
  );
}
