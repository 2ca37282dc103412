import type { ComponentProps } from 'react';

/**
 * A link to another page of the portal. With scripts that page takes the place of this one without a
 * load, fetched ahead once a pointer, a finger or the focus is on the link; what nobody is going to
 * read does not travel (components/shell/link-effects.tsx, docs/decisions/009). Not for addresses that
 * are rewritten: those are plain links. A place on this page is reached by the browser itself, which
 * moves the focus along.
 */
export function IntentLink(props: ComponentProps<'a'> & { href: string }) {
  return <a data-soft={props.href.startsWith('#') ? undefined : ''} {...props} />;
}
