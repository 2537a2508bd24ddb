/**
 * Modules that every page needs. The build injects this file before the entry (esbuild's `inject`), so that they share
 * one chunk.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom/client'
import '../../shared/pages/pages.ts'
import '../app.tsx'
import './open-target.ts'
import './replace-server-html.tsx'
import './leaving.ts'
import './link-clicks.ts'
import '../messages/load.ts'
import './navigation.ts'
import './page-loader.ts'
import '../pages/loaders.ts'
import './picture-watch.ts'
import '../router.tsx'
import '../store.ts'
import './user-agent.ts'
