import styles from './chat.module.css';
import { partsOf } from './message-links';

/** The text of a message, in whatever language it is; web addresses in it lead there, in another tab. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {partsOf(text).map(({ text: part, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            <bdi dir="ltr">{part}</bdi>
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
