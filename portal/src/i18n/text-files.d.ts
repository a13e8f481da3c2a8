declare module 'virtual:text-files' {
  import type { Locale } from '@scholars/contract/locale';

  /** Where the texts of a namespace are (text-files.ts of the build); nothing where there is no such file. */
  export function textFileUrl(locale: Locale, namespace: string): string | undefined;
}
