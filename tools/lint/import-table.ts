import { posix } from 'node:path';
import { isListedFeature, type Refusal } from './crossing.ts';
import { locate, type SourceLocation } from './place.ts';
import { repositoryPath, type RuleContext, type LintNode, type Visitor } from './rule.ts';
import { refuseImport, refuseLibrary } from './table.ts';

export type ResolvedImport =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'library'; readonly name: string }
  /** A picture, a style, a generated file. */
  | { readonly kind: 'asset' };

const SOURCE = /\.(tsx?|mts|mjs)$/;
const ASSET = /\.(gen\.ts|css|woff2|svg|png|json|sql|html|txt|yaml)$/;
/** Workspaces without a src folder. */
const FLAT = ['tools', 'e2e'];
const inside = (workspace: string, rest: string) =>
  FLAT.includes(workspace) ? `${workspace}/${rest}` : `${workspace}/src/${rest}`;

/** The name of the package that a bare specifier belongs to. */
const libraryOf = (specifier: string) =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

/** The path that a specifier of our own points to, or null where it points to a library. */
function ownPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#')) return inside(from.slice(0, from.indexOf('/')), specifier.slice(1));
  const across = /^@bcs\/([a-z0-9]+)\/(.+)$/.exec(specifier);
  return across ? inside(across[1] ?? '', across[2] ?? '') : null;
}

/** Returns the file that an import leads to, by its words alone: the type checker finds what leads nowhere. */
function resolve(from: string, specifier: string): ResolvedImport {
  const path = ownPath(from, specifier.replace(/\?.*$/, ''));
  if (path === null) return { kind: 'library', name: libraryOf(specifier) };
  if (ASSET.test(path)) return { kind: 'asset' };
  return { kind: 'file', path: SOURCE.test(path) ? path : `${path}.ts` };
}

function refuseFile(place: SourceLocation, body: readonly LintNode[]): Refusal {
  const route = place.workspace === 'web' && place.layer === 'routes';
  if (/(^|\/)index\.tsx?$/.test(place.path) && !route) return 'no barrels: there is no index.ts here';
  if (body.length > 0 && body.every((each) => each.type.startsWith('Export') && each.source))
    return 'no barrels: the file only passes on what others own';
  const unlisted = place.feature !== null && !isListedFeature(place.feature);
  return unlisted ? `${place.feature} is not in contract/src/features.ts` : null;
}

/** The import table of CONTRIBUTING.md. */
export function importTable(context: RuleContext): Visitor {
  const path = repositoryPath(context.filename);
  if (path === null) return {};
  const place = locate(path);
  const say = (node: LintNode, refusal: Refusal) => {
    if (refusal !== null) context.report({ node, message: refusal });
  };
  const check = (node: LintNode, typeOnly: boolean) => {
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
