/** Light, because every page loads it twice. */
export default function NotFound() {
  return (
    <div className="p-4">
      <h1 className="text-3xl">Diese Seite wurde nicht gefunden.</h1>
    </div>
  );
}
