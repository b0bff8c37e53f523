/**
 * Lets live texts survive the browser's translation of the page, which replaces each text node by a <font> element with the
 * translation. The page would continue to write into the text node that is no longer there: counts and names would stay the same.
 *
 * So each replaced text node is put back, empty, next to its translation. When the page writes into it, the translation goes,
 * and the browser translates the new text; when the page removes it, the translation goes too.
 */

interface Replaced {
  readonly text: Text;
  readonly original: string;
}

/** Watch the page from now on. Returns a function that stops it. */
export function surviveTranslation(page: HTMLElement = document.body): () => void {
  const replacedBy = new WeakMap<Node, Replaced>(); // by the element with the translation
  const translationOf = new WeakMap<Node, Element>(); // by the text node that it replaced

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') written(record.target);
      else for (const node of record.removedNodes) removed(node, record);
    }
    observer.takeRecords(); // what was changed here
  });

  /** The page wrote a new text: it takes the place of the old one's translation. */
  function written(node: Node): void {
    if (node.nodeValue === '') return;
    translationOf.get(node)?.remove();
    translationOf.delete(node);
  }

  function removed(node: Node, record: MutationRecord): void {
    const replaced = replacedBy.get(node);
    if (replaced && !node.isConnected) restored(replaced);
    if (!(node instanceof Text) || node.isConnected) return;
    const old = translationOf.get(node);
    const translation = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isTranslation);
    if (old) {
      old.remove(); // the page removed the text
      translationOf.delete(node);
    } else if (translation?.isConnected && !replacedBy.has(translation)) {
      replacedBy.set(translation, { text: node, original: node.data });
      translationOf.set(node, translation);
      node.data = '';
      translation.before(node);
    }
  }

  /** The browser shows the original again. */
  function restored({ text, original }: Replaced): void {
    if (text.data === '') text.data = original;
    translationOf.delete(text);
  }

  observer.observe(page, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const isTranslation = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.tagName === 'FONT';
