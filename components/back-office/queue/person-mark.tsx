import type { RequestCard } from '@/lib/requests/back-office/request/request';

/** Says that the same person has sent more, and whether that is worked on together. */
export function PersonMark({ others, isMerged }: Pick<RequestCard, 'others' | 'isMerged'>) {
  if (others === 0) return null;
  const more = others === 1 ? '1\u00a0weitere Anfrage' : `${others}\u00a0weitere Anfragen`;
  return (
    <p className="text-sm">
      {isMerged ? 'Gehört zu einer anderen Anfrage derselben Person' : more}
    </p>
  );
}
