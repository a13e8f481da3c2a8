import type { AgsCategory } from '@scholars/contract/shapes';
import { Picture } from '~/ui/picture';
import styles from './category.module.css';

/** The category's own pattern, drawn by the CMS from its name. */
export function CategoryCover({ category }: { category: AgsCategory }) {
  return (
    <div className={styles.cover}>
      <Picture picture={{ url: `/uploads/drawn/pattern-${category}.svg`, alt: '', width: 1280, height: 628 }} fit="cover" decorative first />
    </div>
  );
}
