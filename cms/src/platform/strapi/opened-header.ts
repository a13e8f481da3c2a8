/** In which a form of the desk says with which edition of an entry it was opened: when that was saved, as an instant. */
export const openedHeader = 'Opened-Edition';

/** Of a translation that was not saved yet. */
export const unsaved = 'none';
