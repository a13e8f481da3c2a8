import { createContext, useContext } from 'react';

/** By which people reach the site, e.g. `https://scholars.example`; '' where it is not known. */
export const SiteOriginContext = createContext('');

export function useSiteOrigin(): string {
  return useContext(SiteOriginContext);
}
