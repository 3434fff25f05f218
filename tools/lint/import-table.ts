import { isListed, type Refusal } from './crossing.ts';
import { locate, type SourceLocation } from './place.ts';
import { resolve } from './resolve.ts';
import { pathOf, type RuleContext, type Node, type Visitor } from './rule.ts';
import { refuseImport, refuseLibrary } from './table.ts';

function refuseFile(place: SourceLocation, body: readonly Node[]): Refusal {
  const route = place.workspace === 'web' && place.layer === 'routes';
  if (/(^|\/)index\.tsx?$/.test(place.path) && !route) return 'no barrels: there is no index.ts here';
  if (body.length > 0 && body.every((each) => each.type.startsWith('Export') && each.source))
    return 'no barrels: the file only passes on what others own';
  const unlisted = place.feature !== null && !isListed(place.feature);
  return unlisted ? `${place.feature} is not in contract/src/features.ts` : null;
}

/** The import table of CONTRIBUTING.md. */
export function importTable(context: RuleContext): Visitor {
  const path = pathOf(context.filename);
  if (path === null) return {};
  const place = locate(path);
  const say = (node: Node, refusal: Refusal) => {
    if (refusal !== null) context.report({ node, message: refusal });
  };
  const check = (node: Node, typeOnly: boolean) => {
    const { source } = node;
    if (typeof source?.value !== 'string') return;
    const target = resolve(place.path, source.value);
    if (target.kind === 'library') say(source, refuseLibrary(place, target.name));
    if (target.kind === 'file') say(source, refuseImport({ from: place, to: locate(target.path), typeOnly }));
  };
  return {
    Program: (node) => say(node, refuseFile(place, node.body ?? [])),
    ImportDeclaration: (node) => check(node, node.importKind === 'type'),
    ImportExpression: (node) => check(node, false),
    TSImportType: (node) => check(node, true),
    ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => say(node, 'no barrels: export * from'),
  };
}
