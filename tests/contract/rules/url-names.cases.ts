export const urlNames: readonly (readonly [name: string, urlName: string])[] = [
  ['C++ / C# Developer', 'cpp-csharp-developer'],
  ['.NET Lead', 'dotnet-lead'],
  ['R&D Head (North)', 'randd-head-north'],
  ['  Spaces  around ', 'spaces-around'],
  ['A–B—C', 'a-b-c'],
  ['रांची', ''],
];
