/**
 * Finds folders that import each other in a circle, below a root and at every level. A file directly in a folder counts as a child of its
 * own; a circle of files alone is left to the rule `no-cycle`.
 * @param {string} root `common`
 * @param {{ from: string, to: string }[]} imports files, relative to the root of the repository
 * @returns {{ from: string, to: string }[]} one import for each step of a circle
 */
export function folderCircles(root, imports) {
  const parents = new Set(imports.flatMap(({ from }) => foldersAbove(from)));
  return [...parents].filter((folder) => `${folder}/`.startsWith(`${root}/`)).flatMap(circlesIn);

  function circlesIn(folder) {
    const inside = `${folder}/`;
    const childOf = (file) => file.slice(inside.length).split('/', 1)[0];
    let steps = imports
      .filter(({ from, to }) => from.startsWith(inside) && to.startsWith(inside))
      .map((step) => ({ ...step, tail: childOf(step.from), head: childOf(step.to) }))
      .filter(({ tail, head }) => tail !== head);
    // A step of a circle has one before and one after it.
    for (let count = -1; count !== steps.length;) {
      count = steps.length;
      const [tails, heads] = [new Set(steps.map(({ tail }) => tail)), new Set(steps.map(({ head }) => head))];
      steps = steps.filter(({ tail, head }) => heads.has(tail) && tails.has(head));
    }
    if (steps.every(({ tail, from }) => from === `${folder}/${tail}`)) return [];
    return [...new Map(steps.map(({ tail, head, from, to }) => [`${tail} ${head}`, { from, to }])).values()];
  }
}

/** `common`, `common/search` of `common/search/a.ts`. */
function foldersAbove(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, last) => parts.slice(0, last + 1).join('/'));
}
