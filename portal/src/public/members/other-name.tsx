import styles from './other-name.module.css';

/** A name in the other script, with the language whose rules set it. */
export function OtherName({ name }: { name: string }) {
  const isArabic = /\p{Script=Arabic}/u.test(name);
  return (
    <p className={styles.name} lang={isArabic ? 'ar' : 'en'} dir={isArabic ? 'rtl' : 'ltr'}>
      {name}
    </p>
  );
}
