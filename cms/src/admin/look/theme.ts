/** The network's colours (the portal's `palette.css`) in the places where Strapi has its own. */
export const theme = {
  light: {
    colors: {
      // Headings of panels and what stands where nothing is yet: Strapi's own grey is too pale to be read by everybody.
      neutral500: '#666687',
      primary100: '#f7e6e5',
      primary200: '#efcfd0',
      primary500: '#9a2b50',
      primary600: '#7d1b3c',
      primary700: '#5f1230',
      buttonPrimary500: '#9a2b50',
      buttonPrimary600: '#7d1b3c',
    },
  },
  dark: {
    colors: {
      primary100: '#3a1a25',
      primary200: '#5f1230',
      primary500: '#f2a9ab',
      primary600: '#f2a9ab',
      primary700: '#f8c8c7',
      buttonPrimary500: '#9a2b50',
      buttonPrimary600: '#7d1b3c',
    },
  },
};
