/** A field of the newsletter form that people do not see; whoever fills it in is not a person. */
export const newsletterTrap = 'website2';
