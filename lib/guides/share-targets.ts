export interface SharedPage {
  title: string;
  url: string;
}

interface ShareTarget {
  name: string;
  href: (page: SharedPage) => string;
}

const withParameters = (address: string, parameters: Record<string, string>) =>
  `${address}?${new URLSearchParams(parameters).toString()}`;

/** Plain links; nothing is loaded from these services. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    name: 'Facebook',
    href: ({ url }) => withParameters('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'Twitter',
    href: ({ title, url }) =>
      withParameters('https://twitter.com/intent/tweet', { text: title, url }),
  },
  {
    name: 'WhatsApp',
    href: ({ title, url }) => withParameters('https://wa.me/', { text: `${title} ${url}` }),
  },
  {
    name: 'LinkedIn',
    href: ({ url }) => withParameters('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

/** mailto does not decode '+' as a space. */
export function mailHref({ title, url }: SharedPage): string {
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`Dieser Artikel könnte Sie interessieren:\n\n${title}\n${url}\n`);
  return `mailto:?subject=${subject}&body=${body}`;
}
