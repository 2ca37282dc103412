export function ArticlesLoading() {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 animate-spin rounded-full border-2 border-line border-t-petrol"
      />
      Ratgeber-Artikel werden geladen...
    </span>
  );
}
