/** Makes all other elements inert, except ancestors. Returns a function that reverts it. */
export function isolateElement(element: Element): () => void {
  const changed: Element[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || other.hasAttribute('inert')) continue;
      other.setAttribute('inert', '');
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.removeAttribute('inert');
  };
}
