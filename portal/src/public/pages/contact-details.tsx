import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { Card } from '~/ui/card';
import { DefinitionList } from '~/ui/definition-list';

/** Where the network can be reached, as far as staff have set it. */
export function ContactDetails() {
  const t = useText('pages');
  const email = useSiteKey('contact_email');
  const phone = useSiteKey('contact_phone');
  return (
    <Card>
      <h2 className="visually-hidden">{t('contact.title')}</h2>
      <DefinitionList
        items={[
          {
            term: t('contact.email'),
            value: email && (
              <a href={`mailto:${email}`} dir="ltr">
                {email}
              </a>
            ),
          },
          {
            term: t('contact.phone'),
            value: phone && (
              <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
                {phone}
              </a>
            ),
          },
          { term: t('contact.address'), value: useSiteKey('contact_address') },
          { term: t('contact.hours'), value: useSiteKey('contact_hours') },
        ]}
      />
    </Card>
  );
}
