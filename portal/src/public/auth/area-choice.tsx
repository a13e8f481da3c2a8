import { AreaStar } from '~/ui/ornament/area-star';
import styles from './auth.module.css';

interface Props {
  legend: string;
  areas: readonly { id: number; title: string }[];
  ticked: readonly string[];
}

/** The focus areas that one works in, any number of them. */
export function AreaChoice({ legend, areas, ticked }: Props) {
  return (
    <fieldset className={styles.areas}>
      <legend>{legend}</legend>
      <div className={styles.tiles}>
        {areas.map(({ id, title }) => (
          <label key={id} className={styles.area} data-area={id}>
            <input type="checkbox" name="thematicAreas" value={id} defaultChecked={ticked.includes(String(id))} />
            <span>{title}</span>
            <AreaStar area={id} className={styles.star} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
