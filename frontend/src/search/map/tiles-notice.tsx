/** Notice over a map whose tiles are missing. */
export function TilesNotice({ children }: { children: string }) {
  return (
    <output className="absolute left-16 right-3 top-3 z-[1] w-fit rounded-field bg-warning-soft px-4 py-2 text-sm font-semibold text-warning shadow-lift">
      No se ven las calles del mapa. {children}
    </output>
  );
}
