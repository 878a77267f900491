/** Returns a name as addresses have it: "C++ Developer" is cpp-developer. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('c#', 'csharp')
    .replaceAll('.net', 'dotnet')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
